import { database } from '@/lib/platform/db'
import { decidePayment, findPayment, type SandboxDecision, type SandboxPayment } from './change'

/** A payment of the sandbox by its reference. */
export const findSandboxPayment = (reference: string): Promise<SandboxPayment | undefined> =>
  findPayment(database(), reference)

/** Carries out what the shopper decides on the sandbox's page; undefined for a payment that there is not. */
export const decideSandboxPayment = (
  reference: string,
  decision: SandboxDecision,
): Promise<SandboxPayment | undefined> => decidePayment(database(), reference, decision)
