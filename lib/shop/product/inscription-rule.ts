import { z } from 'zod'
import { inscription } from '@/schemas/api/basket-entries'

/** The rule for inscriptions, for browsers to check without loading the schema. */
export type InscriptionRule = { pattern: string; maxLength: number }

function readRule(): InscriptionRule {
  const { pattern, maxLength } = z.toJSONSchema(inscription)
  if (pattern === undefined || maxLength === undefined)
    throw new Error('The schema of inscriptions has lost its pattern or its length')
  return { pattern, maxLength }
}

export const inscriptionRule: InscriptionRule = readRule()
