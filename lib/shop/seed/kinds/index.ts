import type { Kind } from '../types'
import { essen } from './essen'
import { kleidung } from './kleidung'
import { pflege } from './pflege'
import { schlafen } from './schlafen'
import { spielen } from './spielen'
import { unterwegs } from './unterwegs'

const all = { ...unterwegs, ...schlafen, ...kleidung, ...spielen, ...essen, ...pflege } satisfies Record<
  string,
  Kind
>

export type KindKey = keyof typeof all

/** Everything that the shop sells, by kind. */
export const kinds: Record<KindKey, Kind> = all
export const kindKeys = Object.keys(all) as KindKey[]
