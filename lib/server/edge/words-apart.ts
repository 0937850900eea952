import { keptAttribute } from '@/lib/storefront/runtime/adopted-markup'
import { wordsAttribute, wordsEndAttribute } from '@/lib/storefront/runtime/templates'

const begin = new RegExp(`<div ${keptAttribute}="\\d+" ${wordsAttribute}="">`)
const end = `<hr ${wordsEndAttribute}=""/></div>`

/** Where an editor's words stand in a part. */
export const wordsPlace = `<template ${wordsAttribute}=""></template>`

/**
 * The markup of an editor's words in a document that was kept lean; undefined where they hold any code of the browser, which
 * markup alone would leave dead: then the document has more of them than one number.
 */
export function wordsIn(document: string): string | undefined {
  const found = begin.exec(document)
  if (!found) return undefined
  const from = found.index + found[0].length
  const to = document.indexOf(end, from)
  return to === -1 ? undefined : document.slice(from, to)
}
