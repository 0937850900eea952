import { tabsBlock, tabsItem } from '@/schemas/blocks/tabs'
import { TabsBlock } from './tabs'

export const definition = tabsBlock
export const items = [tabsItem]
export const component = TabsBlock
export const examples = async () => (await import('./tabs.examples')).tabsExamples
