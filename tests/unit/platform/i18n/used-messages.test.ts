import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import de from '@/lib/platform/i18n/messages/de.json'
import fr from '@/lib/platform/i18n/messages/fr.json'
import nl from '@/lib/platform/i18n/messages/nl.json'

type Messages = { [name: string]: string | Messages }

const keysOf = (messages: Messages, above = ''): string[] =>
  Object.entries(messages).flatMap(([name, text]) =>
    typeof text === 'string' ? [above + name] : keysOf(text, `${above}${name}.`),
  )

const code = ['app', 'blocks', 'lib', 'registry']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  .join('\n')

/** Keys as the code spells them out. */
const literal = new Set([...code.matchAll(/(['"`])([\w.]+)\1/g)].map(([, , text]) => text))

/** Keys with a part that the code fills in, as expressions: `product.delivery.${kind}`. */
const filled = [
  ...new Set([...code.matchAll(/`([\w.]*(?:\$\{[^}`]*\}[\w.]*)+)`/g)].map(([, text = '']) => text)),
]
  .map((template) => template.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.some((part) => /\w\.|\.\w/.test(part)))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`))

describe('the messages of the shop', () => {
  it.each(Object.entries({ de, fr, nl }))('are all used: %s', (_, messages: Messages) => {
    const unused = keysOf(messages).filter(
      (key) => !literal.has(key) && !filled.some((part) => part.test(key)),
    )
    expect(unused).toEqual([])
  })
})
