import { customFormBlock, customFormField } from '@/schemas/blocks/custom-form'
import { CustomForm } from './custom-form'

export const definition = customFormBlock
export const items = [customFormField]
export const component = CustomForm
export const examples = async () => (await import('./custom-form.examples')).customFormExamples
