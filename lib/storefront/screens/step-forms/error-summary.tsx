import type { Market } from '@/lib/platform/markets'
import { faultsOf } from './errors'
import { FaultSummary } from './fault-summary'

type Props = { market: Market; errors: Readonly<Record<string, string>> }

/** What was rejected in a step. */
export const ErrorSummary = ({ market, errors }: Props) => (
  <FaultSummary market={market} faults={faultsOf(market, errors)} />
)
