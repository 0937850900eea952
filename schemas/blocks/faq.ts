import { z } from 'zod'
import { defineBlock, items, requiredRichText, requiredText, text } from '../content'
import { headingLevel } from './shared'

export const faqItem = defineBlock({
  name: 'faq_item',
  label: 'Question',
  description: 'One question with its answer.',
  group: 'text',
  icon: 'item',
  kind: 'item',
  schema: z.object({
    question: requiredText({ label: 'Question' }),
    answer: requiredRichText({ label: 'Answer' }),
    anchor: text({ label: 'Anchor', help: 'A link to #anchor opens the question.' }),
  }),
})

export const faqBlock = defineBlock({
  name: 'faq',
  label: 'Questions and answers',
  description: 'Frequent questions, also told to search engines.',
  group: 'text',
  icon: 'question',
  schema: z.object({
    headline: text({ label: 'Headline' }),
    level: headingLevel('h2'),
    items: items(faqItem, { label: 'Questions' }),
  }),
})
