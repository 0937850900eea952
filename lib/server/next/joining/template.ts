import { payloadValue } from '@/lib/server/next/lean'

/** A part that is put into a template: its markup, and the properties of a component in the browser. */
export type Part = { markup: string; given: unknown }

/** Words of a template with those that take their place: in its markup, and in the data of its script. */
export type Words = readonly (readonly [word: string, other: { markup: string; data: string }])[]

type Joined = {
  html: string
  /** The text of the script with the data. */
  script: string
}

export type Template = {
  facts: unknown
  /** The text of the script with the data. */
  script: string
  /** The document with a part in the place, and with other words for some words of the template. */
  join: (part: Part, words: Words) => Joined
}

type Marks = {
  /** The attribute of the element that stands in the place. */
  place: string
  /** The attribute of the script that holds what the template knows. */
  facts: string
  /** What the component is given in the place of `given`. */
  word: string
}

const scriptBegin = '<script>'
const scriptEnd = '</script>'

const withWords = (text: string, words: Words, where: 'markup' | 'data') =>
  words.reduce((now, [word, other]) => now.replaceAll(word, () => other[where]), text)

/** The only place at which a text stands in another. */
function onlyAt(html: string, text: string): number | undefined {
  const at = html.indexOf(text)
  return at === -1 || html.indexOf(text, at + 1) !== -1 ? undefined : at
}

/**
 * A finished document that was kept lean as a template: with one place in its markup, and one in the data from which
 * React knows its elements. Undefined for a document without these, or with several.
 */
export function templateOf(document: string, marks: Marks): Template | undefined {
  const factsOf = new RegExp(`(<script type="application/json" ${marks.facts}="">)(.*?)(?=</script>)`, 's')
  const [, , facts] = factsOf.exec(document) ?? []
  const html = document.replace(factsOf, '$1')
  const element = `<template ${marks.place}=""></template>`
  const place = onlyAt(html, element)
  const mark = `"given":"${marks.word}"`
  const at = onlyAt(html, mark)
  if (facts === undefined || place === undefined || at === undefined || at < place) return undefined
  const scriptAt = html.lastIndexOf(scriptBegin, at) + scriptBegin.length
  const scriptTo = html.indexOf(scriptEnd, at)
  const head = html.slice(0, place)
  const between = html.slice(place + element.length, scriptAt)
  const [first, last] = [html.slice(scriptAt, at), html.slice(at + mark.length, scriptTo)]
  const tail = html.slice(scriptTo)
  return {
    facts: JSON.parse(facts),
    script: html.slice(scriptAt, scriptTo),
    join({ markup, given }, words) {
      const data = [withWords(first, words, 'data'), withWords(last, words, 'data')]
      const script = data.join(`"given":${payloadValue(given)}`)
      const around = [withWords(head, words, 'markup'), withWords(between, words, 'markup')]
      return { html: around.join(markup) + script + tail, script }
    },
  }
}
