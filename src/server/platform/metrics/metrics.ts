import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

type Labels<Name extends string> = Readonly<Record<Name, string>>
/** One value of a gauge. */
type Reading<Name extends string = never> = {
  readonly labels: Labels<Name>
  readonly value: number
}
type Figure<Name extends string> = {
  /** Of the whole product unique; asking for it again gives the same figure. */
  readonly name: string
  readonly help: string
  /** What tells its lines apart. Values come from a list that the code knows, never from what somebody sent. */
  readonly labels?: readonly Name[]
}

/**
 * The figures of this process for who watches it (Prometheus). Each feature registers its own, under names that begin with
 * `clinic_`; nothing in them is about a person.
 */
export type Metrics = {
  /** Counts up from 0 as long as the process lives. */
  readonly counter: <Name extends string = never>(
    figure: Figure<Name>,
    /** Shown as 0 from the start: of a line that appears with its first event, who watches sees no rise. */
    fromTheStart?: readonly Labels<Name>[],
  ) => (labels: Labels<Name>) => void
  /** Gathers durations, in seconds. */
  readonly durations: <Name extends string = never>(
    figure: Figure<Name>,
  ) => (labels: Labels<Name>, seconds: number) => void
  /** Read whenever somebody looks. What cannot be read in time is left out, and the rest is shown. */
  readonly gauge: <Name extends string = never>(
    figure: Figure<Name>,
    read: () => Promise<readonly Reading<Name>[]>,
  ) => void
  /** All of them in the text format of Prometheus. */
  readonly text: () => Promise<string>
  readonly contentType: string
  /** Adds what Node knows of the process: memory, event loop, open files. */
  readonly watchProcess: () => void
}

/** From what nobody notices to where a request is given up. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const patienceMs = 2000

export function createMetrics(): Metrics {
  const registry = new Registry()
  const known = <Kind>(name: string, make: () => Kind) =>
    (registry.getSingleMetric(name) as Kind | undefined) ?? make()
  const optionsOf = <Name extends string>({ name, help, labels = [] }: Figure<Name>) => ({
    ...{ name, help, labelNames: labels },
    registers: [registry],
  })
  return {
    counter(figure, fromTheStart = []) {
      const counter = known(figure.name, () => new Counter(optionsOf(figure)))
      for (const labels of fromTheStart) counter.inc(labels, 0)
      return (labels) => counter.inc(labels)
    },
    durations(figure) {
      const durations = known(figure.name, () => new Histogram({ ...optionsOf(figure), buckets }))
      return (labels, seconds) => durations.observe(labels, seconds)
    },
    gauge(figure, read) {
      known(figure.name, () => {
        const gauge = new Gauge({
          ...optionsOf(figure),
          async collect() {
            const readings = await inTime(read()).catch(() => [])
            gauge.reset()
            // Without labels a reset leaves 0, which would be a figure.
            gauge.remove({})
            for (const { labels, value } of readings) gauge.set(labels, value)
          },
        })
        return gauge
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
    watchProcess: () => collectDefaultMetrics({ register: registry }),
  }
}

function inTime<Value>(reading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs)
    void reading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
