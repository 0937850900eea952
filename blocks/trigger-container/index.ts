import { triggerContainerBlock, triggerGroup, triggerItem } from '@/schemas/blocks/trigger-container'
import { TriggerContainer } from './trigger-container'

export const definition = triggerContainerBlock
export const items = [triggerGroup, triggerItem]
export const component = TriggerContainer
export const examples = async () => (await import('./trigger-container.examples')).triggerContainerExamples
