import type { Market } from '@/lib/platform/markets'
import { faultsOf } from './errors'
import { FaultSummary } from './fault-summary'

type Props = {
  market: Market
  errors: Readonly<Record<string, string>>
  /** Of a form with addresses, which say what a postcode looks like in their countries. */
  values?: Readonly<Record<string, string>> | undefined
}

/** What was rejected in a step. */
export const ErrorSummary = ({ market, errors, values }: Props) => (
  <FaultSummary market={market} faults={faultsOf(market, errors, values)} />
)
