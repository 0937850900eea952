import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

const uid = 'data-blok-uid'

type Marks = { [uid]?: string | undefined }
type Element = ReactElement<{ children?: ReactNode } & Record<string, unknown>>

/** The element of a block with the marks; undefined when it has none of its own, or several. */
function marked(node: ReactNode, marks: Marks): ReactNode | undefined {
  if (!isValidElement(node)) return undefined
  const { type, props } = node as Element
  if (type === Fragment) {
    const inner = marked(props.children, marks)
    return inner && cloneElement(node as Element, undefined, inner)
  }
  return typeof type === 'string' && !(uid in props) ? cloneElement(node as Element, marks) : undefined
}

/**
 * A rendered block with the attributes by which an editor's bridge finds it: on its own element, so that the page stands
 * as visitors see it, and where that is not possible on an element around it that has no box.
 */
export function withMarks(node: ReactNode, marks: Marks): ReactNode {
  if (marks[uid] === undefined) return node
  return (
    marked(node, marks) ?? (
      <div className="contents" {...marks}>
        {node}
      </div>
    )
  )
}
