import { countdownBlock } from '@/schemas/blocks/countdown'
import { Countdown } from './countdown'

export const definition = countdownBlock
export const component = Countdown
export const examples = async () => (await import('./countdown.examples')).countdownExamples
