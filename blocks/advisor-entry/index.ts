import { advisorEntryBlock } from '@/schemas/blocks/advisor-entry'
import { AdvisorEntry } from './advisor-entry'

export const definition = advisorEntryBlock
export const component = AdvisorEntry
export const examples = async () => (await import('./advisor-entry.examples')).advisorEntryExamples
