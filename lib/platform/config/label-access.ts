import type { Config } from './env'

/** Whether labels of returns can be ordered: at DHL, or of the local carrier where no money moves. */
export const hasLabelAccess = ({ dhl, paymentMode }: Pick<Config, 'dhl' | 'paymentMode'>): boolean =>
  dhl !== undefined || paymentMode !== 'live'
