import { clinic } from '#content/clinic.ts'

/** Where OpenStreetMap plans the way to the clinic; it hears of a visitor who follows the link only. */
export function routeAddress(): string {
  const { latitude, longitude } = clinic.location
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
}
