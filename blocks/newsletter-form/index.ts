import { newsletterFormBlock } from '@/schemas/blocks/newsletter-form'
import { NewsletterForm } from './newsletter-form'

export const definition = newsletterFormBlock
export const component = NewsletterForm
export const examples = async () => (await import('./newsletter-form.examples')).newsletterFormExamples
