import { forgetDeviceBlock } from '@/schemas/blocks/forget-device'
import { ForgetDevice } from './forget-device'

export const definition = forgetDeviceBlock
export const component = ForgetDevice
export const examples = async () => (await import('./forget-device.examples')).forgetDeviceExamples
