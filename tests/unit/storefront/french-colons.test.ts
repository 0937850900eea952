import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** A colon that the code writes between two texts: in JSX, or in a template. French has a space before it. Braces with a space inside are no text. */
const bareColon = /(?:>|^[ \t]*)\{(?! )[^{}]*(?:\{[^{}]*\}[^{}]*)*\}: (?:<\/|\{)|\$\{[^}]*\}: \$\{/gm

it('leaves each colon between two texts that visitors read to their language', () => {
  const files = ['lib/storefront', 'blocks', 'app/[market]'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => join(folder, file)),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(bareColon)].map(([text]) => `${file}: ${text.trim()}`),
  )
  expect(found).toEqual([])
})
