import { useEffect, useState } from 'react'
import { eventsPath } from '#shared/features/desk/rules.ts'
import { follow } from '#web/features/desk/base/desk-data.ts'
import { sessionPath } from '#web/features/desk/base/use-desk-session.ts'

/** The server says something every 25 seconds; who heard nothing for longer may have slept, or lost the line. */
const silentMs = 40_000
const againMs = 2_000

/** What changes when a visit does. Not an open card: each look at one is written in the record. */
const followed = ['/api/desk/agenda', '/api/desk/appointments/', '/api/desk/clients?', '/api/desk/floods']

/**
 * Follows what every other desk does while this one is seen; false while the line is broken, when nothing is followed. A tab
 * behind another lets go of its line: a browser has six to a server for all of them, and each would hold one for good.
 */
export function useDeskEvents(isWanted: boolean): boolean {
  const [isLive, setLive] = useState(true)
  useEffect(() => {
    if (!isWanted) return
    let source: EventSource | undefined
    let heardAt = Date.now()
    const heard = () => {
      heardAt = Date.now()
      setLive(true)
    }
    const connect = () => {
      source?.close()
      if (document.hidden) return
      heardAt = Date.now()
      source = new EventSource(eventsPath)
      let isAnew = false
      source.addEventListener('open', () => {
        heard()
        // A line that the browser opened anew by itself may be that of somebody who has signed in since.
        if (isAnew) follow(sessionPath)
        isAnew = true
        // What changed before is told to nobody: not what was missed meanwhile, nor what came after the first look.
        follow(...followed)
      })
      source.addEventListener('ping', heard)
      source.addEventListener('agenda', () => {
        heard()
        follow(...followed)
      })
      source.addEventListener('error', () => setLive(false))
    }
    const look = () => {
      if (document.hidden) return
      const isGone = source?.readyState === EventSource.CLOSED || Date.now() - heardAt > silentMs
      if (!isGone) return
      setLive(false)
      // Refused for good: it may be the session that has ended, which is said elsewhere.
      follow(sessionPath)
      connect()
    }
    // A line that was opened a moment ago may still answer; only a new one tells.
    const lose = () => {
      setLive(false)
      connect()
    }
    connect()
    const timer = setInterval(look, againMs)
    document.addEventListener('visibilitychange', connect)
    window.addEventListener('online', connect)
    window.addEventListener('offline', lose)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', connect)
      window.removeEventListener('online', connect)
      window.removeEventListener('offline', lose)
      source?.close()
    }
  }, [isWanted])
  return isLive
}
