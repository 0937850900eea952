import { essen } from './essen'
import { kleidung } from './kleidung'
import { pflege } from './pflege'
import { schlafen } from './schlafen'
import { spielen } from './spielen'
import { unterwegs } from './unterwegs'

export const germanKinds = { ...unterwegs, ...schlafen, ...kleidung, ...spielen, ...essen, ...pflege }
