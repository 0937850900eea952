/** What a device is, by its user agent. Loaded late alone, because the tables of user agents are large. */
export { type DeviceInfo, deviceClass, deviceInfo, deviceTags } from './device-info'
