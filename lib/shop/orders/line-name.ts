import { withChoice } from '@/lib/platform/text'
import { articleName } from '@/lib/shop/rules'
import type { OrderLine } from './order'

/** What a line is called where several stand side by side: the same article in two sizes or colours is told apart. */
export const lineName = ({ product, choice }: Pick<OrderLine, 'product' | 'choice'>): string =>
  withChoice(product.name, choice)

/** The same with its brand. */
export const fullLineName = ({ product, choice }: Pick<OrderLine, 'product' | 'choice'>): string =>
  withChoice(articleName(product), choice)
