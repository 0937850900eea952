import { expect, it } from 'vitest'
import { type Config, readConfig } from '@/lib/platform/config'
import type { StartFacts } from '@/lib/server/start'
import { startText } from '@/scripts/start/start-text'

const read = readConfig({})
if (!read.ok) throw new Error(read.problems.join('\n'))
const config: Config = { ...read.config, paymentMode: 'live' }
const facts: StartFacts & { unknown: readonly string[] } = {
  ...{ isEmpty: false, studioAccount: undefined, demoCodes: [], notSelling: [], missing: new Map() },
  unknown: [],
}

it('says at the start in which markets nothing is sold for the demo’s name or seller, and how that is mended', () => {
  const text = startText(config, { ...facts, notSelling: ['de', 'at'] })
  expect(text).toMatch(/^No orders are taken in de, at, and papers and mails to customers wait:/m)
  expect(text).toMatch(/npm run markets names them.*shop_configuration/)
  expect(startText(config, facts)).not.toContain('No orders')
})

it('says in which markets shoppers lack something', () => {
  const missing = new Map([['at', ['There is no page with the terms.']]])
  expect(startText(config, { ...facts, missing })).toContain('  at: There is no page with the terms.')
})
