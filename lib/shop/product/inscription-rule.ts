import { z } from 'zod'
import { inscription } from '@/schemas/api/basket'

/** What may be stitched or printed, as a browser checks it without loading the schema. */
export type InscriptionRule = { pattern: string; maxLength: number }

function readRule(): InscriptionRule {
  const { pattern, maxLength } = z.toJSONSchema(inscription)
  if (pattern === undefined || maxLength === undefined)
    throw new Error('The schema of inscriptions has lost its pattern or its length')
  return { pattern, maxLength }
}

export const inscriptionRule: InscriptionRule = readRule()
