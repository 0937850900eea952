import { logoWallBlock, logoWallItem } from '@/schemas/blocks/logo-wall'
import { LogoWall } from './logo-wall'

export const definition = logoWallBlock
export const items = [logoWallItem]
export const component = LogoWall
export const examples = async () => (await import('./logo-wall.examples')).logoWallExamples
