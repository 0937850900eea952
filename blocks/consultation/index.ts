import { consultationBlock } from '@/schemas/blocks/custom-form'
import { Consultation } from './consultation'

export const definition = consultationBlock
export const component = Consultation
export const examples = async () => (await import('./consultation.examples')).consultationExamples
