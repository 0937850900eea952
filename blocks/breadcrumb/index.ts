import { breadcrumbBlock, breadcrumbItem } from '@/schemas/blocks/breadcrumb'
import { Breadcrumb } from './breadcrumb'

export const definition = breadcrumbBlock
export const items = [breadcrumbItem]
export const component = Breadcrumb
export const examples = async () => (await import('./breadcrumb.examples')).breadcrumbExamples
