'use client'

import { createElement, useCallback, useState } from 'react'
import { emptyElements, type KeptElement } from './kept-element'
import { keptAttribute } from './names'

type Original = {
  element: Element
  attributes: readonly (readonly [name: string, value: string])[]
  markup: string
}

/** The numbered elements of the document as they stood before any code changed them. */
let originals: Map<string | null, Original> | undefined

const originalOf = (element: Element): Original => ({
  element,
  attributes: [...element.attributes].map(({ name, value }) => [name, value]),
  markup: element.innerHTML,
})

function readOriginal(number: number): Original | undefined {
  originals ??= new Map(
    [...document.querySelectorAll(`[${keptAttribute}]`)].map((element) => [
      element.getAttribute(keptAttribute),
      originalOf(element),
    ]),
  )
  return originals.get(String(number))
}

/**
 * An element of the document that React need not know: the server puts it in the place of elements without any code of
 * the browser (`lib/server/lean`). In the first document React adopts the element as it stands; when the page is shown
 * again after a navigation, it becomes what stood there. The layout has one without an element, so that what React is
 * told names the component.
 */
export const KeptMarkup = ({ element }: { element?: KeptElement }) =>
  element ? <Kept element={element} /> : null

function Kept({ element: [type, number] }: { element: KeptElement }) {
  const [original] = useState(() => readOriginal(number))
  const dress = useCallback(
    (element: Element | null) => {
      if (!element || element === original?.element) return
      for (const [name, value] of original?.attributes ?? []) element.setAttribute(name, value)
    },
    [original],
  )
  return createElement(type, {
    ref: dress,
    suppressHydrationWarning: true,
    ...(!emptyElements.has(type) && { dangerouslySetInnerHTML: { __html: original?.markup ?? '' } }),
  })
}
