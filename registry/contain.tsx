import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

type AnyProps = { children?: ReactNode } & Record<string, unknown>
type ServerComponent = (props: AnyProps) => ReactNode | Promise<ReactNode>

const clientReference = Symbol.for('react.client.reference')

const isServerComponent = (type: unknown): type is ServerComponent =>
  typeof type === 'function' && (type as { $$typeof?: symbol }).$$typeof !== clientReference

/**
 * Renders the server components below a node immediately, so that an error is thrown here, where it can be caught.
 * React has no error boundary on the server: without this, one broken block would take its whole page down. Host
 * elements and client components are left to React, with their props rendered: a client component may take content
 * anywhere, such as the panels of its tabs.
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
    return <Fragment key={element.key ?? undefined}>{rendered}</Fragment>
  }
  const { children, ...rest } = element.props
  const [props, inner] = await Promise.all([settleIn(rest), settle(children)])
  if (props === rest && inner === children) return element
  return inner === undefined ? cloneElement(element, props) : cloneElement(element, props, inner)
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)

/** The same for a prop, which may contain content at any depth. A value without content keeps its identity. */
async function settleIn<T>(value: T): Promise<T>
async function settleIn(value: unknown): Promise<unknown> {
  if (isValidElement(value)) return settle(value)
  if (Array.isArray(value)) {
    const settled = await Promise.all(value.map(settleIn))
    if (settled.every((entry, index) => entry === value[index])) return value
    return settled.map((entry, index) => withKey(entry as ReactNode, value[index], index))
  }
  if (!isPlain(value)) return value
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, entry]) => [name, await settleIn(entry)] as const),
  )
  return entries.every(([name, entry]) => entry === value[name]) ? value : Object.fromEntries(entries)
}

const withKey = (child: ReactNode, original: ReactNode, index: number): ReactNode => {
  if (!isValidElement(child) || child.key !== null) return child
  const key = isValidElement(original) && original.key !== null ? original.key : index
  return cloneElement(child, { key })
}
