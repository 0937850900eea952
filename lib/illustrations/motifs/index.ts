import type { MotifName } from '../names'
import { carSeats } from './car-seats'
import { care } from './care'
import { clothes } from './clothes'
import { feeding } from './feeding'
import { furniture } from './furniture'
import type { Motif } from './motif'
import { nightwear } from './nightwear'
import { parcels } from './parcels'
import { people } from './people'
import { prams } from './prams'
import { sleep } from './sleep'
import { toys } from './toys'

export const motifs: Record<MotifName, Motif> = {
  ...prams,
  ...carSeats,
  ...clothes,
  ...nightwear,
  ...feeding,
  ...sleep,
  ...furniture,
  ...toys,
  ...care,
  ...parcels,
  ...people,
}
