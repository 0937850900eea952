import { type CampaignSituation, isVisible } from '@/lib/content/campaigns'
import { faqBlock } from '@/schemas/blocks/faq'
import { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { toRawBloks } from '@/schemas/content'
import { plainText } from './plain-text'

/** Blocks nested deeper than this are not rendered either. */
const deepest = 100

type Question = {
  '@type': 'Question'
  name: string
  acceptedAnswer: { '@type': 'Answer'; text: string }
}

/** An answer without words, such as a picture, tells a search engine nothing. */
function questionsOf(blok: object): Question[] {
  const parsed = faqBlock.schema.safeParse(blok)
  const entries = parsed.success ? parsed.data.items : []
  return entries.flatMap(({ question, answer }) => {
    const text = plainText(answer)
    return text === ''
      ? []
      : [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }]
  })
}

const isHidden = (blok: object, situation: CampaignSituation) => {
  const parsed = triggerContainerBlock.schema.safeParse(blok)
  return !parsed.success || !isVisible(parsed.data, situation)
}

function collect(value: unknown, situation: CampaignSituation, depth: number): Question[] {
  if (typeof value !== 'object' || value === null || depth > deepest) return []
  const component = 'component' in value ? value.component : undefined
  if (component === faqBlock.name) return questionsOf(value)
  if (component === triggerContainerBlock.name && isHidden(value, situation)) return []
  return Object.values(value).flatMap((inner) => collect(inner, situation, depth + 1))
}

/**
 * https://schema.org/FAQPage of all questions on a page: search engines take one for each page, however many blocks
 * they stand in. Undefined for a page without any.
 */
export function faqData(body: unknown, situation: CampaignSituation) {
  const questions = collect(toRawBloks(body), situation, 0)
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : undefined
}
