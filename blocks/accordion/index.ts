import { accordionBlock, accordionItem } from '@/schemas/blocks/accordion'
import { Accordion } from './accordion'

export const definition = accordionBlock
export const items = [accordionItem]
export const component = Accordion
export const examples = async () => (await import('./accordion.examples')).accordionExamples
