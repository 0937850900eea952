import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What is read on a screen, with plain spaces and without hyphens that are not seen. */
export const textOf = (html: string): string =>
  html
    .replaceAll('\u00ad', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

export function renderScreen(element: ReactNode): { html: string; text: string } {
  const html = renderToStaticMarkup(element)
  return { html, text: textOf(html) }
}

/** The attributes of the control with this name, and value where several have it. */
export function controlOf(html: string, name: string, value?: string): string | undefined {
  const controls = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag)
  return controls.find(
    (tag) => tag.includes(` name="${name}"`) && (value === undefined || tag.includes(` value="${value}"`)),
  )
}
