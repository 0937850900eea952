import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

type AnyProps = { children?: ReactNode } & Record<string, unknown>
type ServerComponent = (props: AnyProps) => ReactNode | Promise<ReactNode>

const clientReference = Symbol.for('react.client.reference')

const isServerComponent = (type: unknown): type is ServerComponent =>
  typeof type === 'function' && (type as { $$typeof?: symbol }).$$typeof !== clientReference

/**
 * Renders the server components below a node at once, so that one that throws does so here, where it can be caught.
 * React has no error boundary on the server: without this, one broken block would take its whole page down.
 * Elements of the browser and of client components are left for React.
 */
export async function settle(node: ReactNode | Promise<ReactNode>): Promise<ReactNode> {
  const value = await node
  if (Array.isArray(value)) {
    const settled = await Promise.all(value.map(settle))
    return settled.map((child, index) => withKey(child, value[index], index))
  }
  if (!isValidElement(value)) return value
  const element = value as ReactElement<AnyProps>
  if (isServerComponent(element.type)) {
    const rendered = await settle(element.type(element.props))
    return <Fragment key={element.key}>{rendered}</Fragment>
  }
  const { children } = element.props
  if (children === undefined || typeof children === 'function') return element
  const settled = await settle(children)
  return settled === children ? element : cloneElement(element, undefined, settled)
}

const withKey = (child: ReactNode, original: ReactNode, index: number): ReactNode => {
  if (!isValidElement(child) || child.key !== null) return child
  const key = isValidElement(original) && original.key !== null ? original.key : index
  return cloneElement(child, { key })
}
