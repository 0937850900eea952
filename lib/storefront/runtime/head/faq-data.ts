import { type CampaignSituation, isVisible } from '@/lib/content/campaigns'
import { faqBlock } from '@/schemas/blocks/faq'
import { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { toRawBloks } from '@/schemas/content'
import { plainText } from './plain-text'

/** Blocks nested deeper than this are not rendered. */
const deepest = 100

type Question = {
  '@type': 'Question'
  name: string
  acceptedAnswer: { '@type': 'Answer'; text: string }
}

/** Answers without text, such as a picture, are left out: search engines cannot use them. */
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
 * https://schema.org/FAQPage with all questions of a page: search engines accept one per page, however many FAQ blocks
 * it has. Undefined without questions.
 */
export function faqData(body: unknown, situation: CampaignSituation) {
  const questions = collect(toRawBloks(body), situation, 0)
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : undefined
}
