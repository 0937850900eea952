/** Labels of returns with postage: one interface, DHL Parcel DE Returns, and a local carrier for shops without money. */
import { config } from '@/lib/platform/config'
import { dhlService } from './dhl-service'
import type { LabelService } from './label-service'
import { localService } from './local-service'

export {
  LabelError,
  type LabelRequest,
  type LabelService,
} from './label-service'

/**
 * The carrier of an order: of a test the local one, else DHL where its access is set; without it there is none, and
 * parcels have the address alone.
 */
export function labelService({ isTest }: { isTest: boolean }): LabelService | undefined {
  const { dhl, paymentMode } = config()
  if (isTest || paymentMode === 'test') return localService
  if (dhl) return dhlService(dhl)
  return paymentMode === 'demo' ? localService : undefined
}
