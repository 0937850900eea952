import { createRequire } from 'node:module'
import type * as Contexts from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ContextType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

const require = createRequire(import.meta.url)

const idle = () => undefined

/** In a document that is being written nothing leads anywhere. */
const router = {
  ...{ back: idle, forward: idle, refresh: idle, push: idle, replace: idle, prefetch: idle },
} as unknown as ContextType<typeof Contexts.AppRouterContext>

const name = 'next/dist/shared/lib/app-router-context.shared-runtime'

/**
 * The contexts in which hooks of the browser's code look for the router: Next.js puts others in the place of this module
 * once it runs, so which of them a hook knows depends on when its file was loaded.
 */
const contexts = (): (typeof Contexts)['AppRouterContext'][] =>
  [name, `${name}.js`].map((path) => (require(path) as typeof Contexts).AppRouterContext)

/** The markup of parts with code of the browser, as Next.js writes it into a document outside of its boundaries. */
export const islandMarkup = (node: ReactNode): string =>
  renderToString(
    contexts().reduce((inner, { Provider }) => createElement(Provider, { value: router }, inner), node),
  )
