/** What a device is, read from its user agent. */
export { type DeviceInfo, deviceClass, deviceInfo, deviceTags } from './device-info'
export { isKiosk } from './is-kiosk'
