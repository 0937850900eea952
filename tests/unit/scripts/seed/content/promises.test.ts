import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folders = [
  'lib/platform/i18n/messages',
  'scripts/seed/content/words',
  'scripts/seed/content/markets',
  'scripts/seed/catalogue/data',
]

function* textsIn(value: unknown, place: string): Generator<readonly [place: string, text: string]> {
  if (typeof value === 'string') yield [place, value.replace(/[\u00a0\u202f]/g, ' ')]
  else for (const [name, inner] of Object.entries(value ?? {})) yield* textsIn(inner, `${place}.${name}`)
}

const texts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => [...textsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')), name)]),
)

/** What the shop does not do, so that no text may promise it. */
const unkept: Record<string, RegExp> = {
  'when something sold out is back':
    /\b(?:wann|quand|wanneer)\b[^.!?]{0,30}(?:wieder|de retour|de nouveau|\bweer\b)/i,
  'a message when something is back':
    /(?:benachrichtig|geben (?:wir )?Ihnen Bescheid|nous vous (?:avertir|prévien|préven)|avertissons|laten (?:wij )?(?:het )?u (?:het )?weten (?:zodra|als|wanneer) (?!wij ))/i,
  'another address for a parcel on its way': /umleiten|réachemin|omleid/i,
  'a back without pain': /ohne Rückenschmerz|sans mal de dos|zonder rugpijn/i,
  'the help of a robot or a chat': /\bChat(?:bot)?\b|tchat|en direct avec/i,
  'gift paper':
    /Geschenkpapier (?:gibt|bekommen)|papier cadeau (?:offert|disponible)|cadeaupapier (?:kan|krijgt)/i,
}

/** Where who asked for it is told that something is back, which no other text promises. */
const told = /\.backInStock\.|privacy\.json/

it.each(Object.entries(unkept))('No text promises %s', (promised, promise) => {
  expect(texts.length).toBeGreaterThan(8_000)
  const spoken = /is back$/.test(promised) ? texts.filter(([place]) => !told.test(place)) : texts
  expect(spoken.filter(([, text]) => promise.test(text))).toEqual([])
})
