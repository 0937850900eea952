import { sectionBlock } from '@/schemas/blocks/section'
import { sharedSectionBlock } from '@/schemas/blocks/shared-section'
import { SharedSection } from './shared-section'

export const definition = sharedSectionBlock
export const items = [sectionBlock]
export const component = SharedSection
export const examples = async () => (await import('./shared-section.examples')).sharedSectionExamples
