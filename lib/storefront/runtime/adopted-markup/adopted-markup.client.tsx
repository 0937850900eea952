'use client'

import { createElement, type ReactNode, useCallback, useState } from 'react'
import { emptyElements, type KeptElement, type KeptHead } from './adopted-element'
import { keptAttribute } from './names'

type Original = {
  element: Element
  attributes: readonly (readonly [name: string, value: string])[]
  markup: string
}

/** The numbered elements of the document as they stood before any code changed them. */
let originals: Map<string | null, Original> | undefined

const attributesOf = (element: Element): Original['attributes'] =>
  [...element.attributes].map(({ name, value }) => [name, value])

const originalOf = (element: Element): Original => ({
  element,
  attributes: attributesOf(element),
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
 * the browser (`lib/server/next/lean`). In the first document React adopts the element as it stands; when the page is shown
 * again after a navigation, it becomes what stood there. The layout has one without an element, so that what React is
 * told names the component.
 */
export function KeptMarkup({ element, head }: { element?: KeptElement; head?: KeptHead }) {
  if (head) return <Head head={head} />
  return element ? <Kept element={element} /> : null
}

/** The tags of the head as they stood in the document, once they were read. */
let tags: ReactNode

function readTags([number, count]: KeptHead): ReactNode {
  const read: ReactNode[] = []
  let tag = document.querySelector(`[${keptAttribute}="${number}"]`)
  while (tag && read.length < count) {
    const attributes = attributesOf(tag).map(([name, value]) => [
      name === 'hreflang' ? 'hrefLang' : name,
      value,
    ])
    const text = tag.textContent || undefined
    read.push(createElement(tag.localName, { ...Object.fromEntries(attributes), key: read.length }, text))
    tag = tag.nextElementSibling
  }
  return read
}

/** React looks for tags of the head in the document by what they say, so it has to know them; it learns them here. */
function Head({ head }: { head: KeptHead }) {
  tags ??= readTags(head)
  return tags
}

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
