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

/** Only by `require` this is the module that hooks of the browser's code find: Next.js has put another one in its place. */
const contexts = (): typeof Contexts => require('next/dist/shared/lib/app-router-context.shared-runtime')

/** The markup of parts with code of the browser, as Next.js writes it into a document outside of its boundaries. */
export const islandMarkup = (node: ReactNode): string =>
  renderToString(createElement(contexts().AppRouterContext.Provider, { value: router }, node))
