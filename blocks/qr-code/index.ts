import { qrCodeBlock } from '@/schemas/blocks/qr-code'
import { QrCode } from './qr-code'

export const definition = qrCodeBlock
export const component = QrCode
export const examples = async () => (await import('./qr-code.examples')).qrCodeExamples
