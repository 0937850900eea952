import type { MotifName } from '../names'
import { carSeats } from './car-seats'
import { care } from './care'
import { clothes } from './clothes'
import { feeding } from './feeding'
import { furniture } from './furniture'
import { hygiene } from './hygiene'
import { layette } from './layette'
import { milk } from './milk'
import type { Motif } from './motif'
import { nightwear } from './nightwear'
import { outings } from './outings'
import { parcels } from './parcels'
import { people } from './people'
import { playthings } from './playthings'
import { prams } from './prams'
import { room } from './room'
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
  ...outings,
  ...room,
  ...layette,
  ...playthings,
  ...milk,
  ...hygiene,
}
