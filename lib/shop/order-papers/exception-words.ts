import type { ReturnTerms } from '@/schemas/shop'
import type { OrderWords } from './words'

/** What the terms do not take back; beside a right by law in other words than those of the law. */
export const exceptionWords = (
  { t }: Pick<OrderWords, 't'>,
  { takesMade }: Pick<ReturnTerms, 'takesMade'>,
  words: 'exceptions' | 'beyond',
): string[] =>
  [...(takesMade ? [] : ['made' as const]), 'sealed' as const, 'download' as const].map((key) =>
    t(`withdrawal.${words}.${key}`),
  )
