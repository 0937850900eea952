import type { SceneName } from '../names'
import { answers } from './answers'
import { indoors } from './indoors'
import { offers } from './offers'
import { outdoors } from './outdoors'
import { roads } from './roads'
import type { Scene } from './scene'
import { washingAndSleep } from './washing-and-sleep'

export const scenes: Record<SceneName, Scene> = {
  ...outdoors,
  ...roads,
  ...indoors,
  ...washingAndSleep,
  ...offers,
  ...answers,
}
