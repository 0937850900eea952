import type { Config } from '@/lib/platform/config'

/** What a start was asked for: `--demo`, `--empty`, or nothing. */
export type Beginning = 'demo' | 'empty' | undefined

export const startUsage = `npm start -- [--demo | --empty]

Starts the shop, and makes its build first where there is none.
  --demo   with the pages, goods and codes of the demo, which an empty shop at a loopback address has by itself
  --empty  without them`

const known = ['--dev', '--demo', '--empty']

/** Reads it from the words after the command. Throws for unknown ones, and where they contradict each other or the settings. */
export function readBeginning(words: readonly string[], { storyblok }: Pick<Config, 'storyblok'>): Beginning {
  const unknown = words.find((word) => !known.includes(word))
  if (unknown !== undefined) throw new Error(`There is no ${unknown}.\n\n${startUsage}`)
  const asked = (['demo', 'empty'] as const).filter((name) => words.includes(`--${name}`))
  if (asked.length > 1) throw new Error('--demo and --empty exclude each other: choose one.')
  if (storyblok && asked[0] === 'demo')
    throw new Error(
      '--demo fills the content service of the shop itself. This one has its pages from Storyblok (STORYBLOK_TOKEN); “npm run seed” brings the products of the demo alone.',
    )
  return asked[0]
}
