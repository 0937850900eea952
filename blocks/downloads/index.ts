import { downloadsBlock, downloadsItem } from '@/schemas/blocks/downloads'
import { Downloads } from './downloads'

export const definition = downloadsBlock
export const items = [downloadsItem]
export const component = Downloads
export const examples = async () => (await import('./downloads.examples')).downloadsExamples
