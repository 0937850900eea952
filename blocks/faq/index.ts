import { faqBlock, faqItem } from '@/schemas/blocks/faq'
import { Faq } from './faq'

export const definition = faqBlock
export const items = [faqItem]
export const component = Faq
export const examples = async () => (await import('./faq.examples')).faqExamples
