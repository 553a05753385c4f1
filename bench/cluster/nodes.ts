import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atTheEnd, freePort } from '../../scripts/own-servers.ts'
import { findBinaries, installPackages, serverAccount } from '../../scripts/postgres-here.ts'
import { relay } from './relay.ts'
import type { Relay } from './relay.ts'
import { haproxySettings, patroniSettings } from './settings.ts'
import type { NodePorts } from './settings.ts'

const programs = { 'etcd-server': '/usr/bin/etcd', patroni: '/usr/bin/patroni', haproxy: '/usr/sbin/haproxy' }
const diskMegabytes = 700

/** etcd, three PostgreSQL nodes under Patroni and HAProxy, in a temporary folder; gone with this process, however it ends. */
export async function startCluster() {
  const missing = Object.entries(programs).filter(([, path]) => !existsSync(path))
  if (missing.length > 0) installPackages(...missing.map(([name]) => name), 'python3-etcd')
  const stillMissing = Object.values(programs).filter((path) => !existsSync(path))
  if (stillMissing.length > 0)
    throw new Error(`${stillMissing.join(', ')} missing; root can install them with apt-get.`)
  const binaries = findBinaries()
  const owner = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'clinic-cluster-'))
  const end = atTheEnd('pkill -9 -f "$FOLDER/"; sleep 2; umount -l "$FOLDER"/*; rm -rf "$FOLDER"', {
    FOLDER: folder,
  })
  const give = (path: string) => owner && chownSync(path, owner.uid, owner.gid)
  give(folder)
  const run = (program: string, words: readonly string[]): ChildProcess => {
    const log = openSync(join(folder, 'log'), 'a')
    return spawn(program, words, { cwd: folder, detached: true, stdio: ['ignore', log, log], ...owner })
  }

  const [etcd, peer, door] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  const [here, among] = [at(etcd), at(peer)]
  run(programs['etcd-server'], [
    ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', here, '--advertise-client-urls', here],
    ...['--listen-peer-urls', among, '--initial-advertise-peer-urls', among],
    ...['--initial-cluster', `default=${among}`],
  ])

  const nodes: (NodePorts & {
    folder: string
    cables: Relay[]
    patroni: ChildProcess
    isOwnDisk: boolean
  })[] = []
  for (const name of ['north', 'east', 'south']) {
    const home = join(folder, name)
    mkdirSync(home)
    const size = `size=${diskMegabytes}m`
    const isOwnDisk =
      spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'clinic', home], { stdio: 'ignore' }).status === 0
    give(home)
    const [database, databaseCable, api, apiCable, etcdCable] = [
      ...[await freePort(), await freePort(), await freePort()],
      ...[await freePort(), await freePort()],
    ] as [number, number, number, number, number]
    const ports = { name, database, databaseCable, api, apiCable, etcdCable }
    const cables = [relay(databaseCable, database), relay(apiCable, api), relay(etcdCable, etcd)]
    writeFileSync(join(home, 'patroni.json'), patroniSettings(ports, home, binaries))
    const patroni = run(programs.patroni, [join(home, 'patroni.json')])
    nodes.push({ ...ports, folder: home, cables, patroni, isOwnDisk })
  }
  type Node = (typeof nodes)[number]
  writeFileSync(join(folder, 'haproxy.cfg'), haproxySettings(door, nodes))
  run(programs.haproxy, ['-f', join(folder, 'haproxy.cfg')])

  const says = async (node: Node, path: string) => {
    const answer = await fetch(at(node.apiCable) + path, { signal: AbortSignal.timeout(1000) }).catch(
      () => null,
    )
    return answer?.status === 200
  }
  async function nodeThat(path: string, patienceMs = 120_000): Promise<Node> {
    const givenUpAt = performance.now() + patienceMs
    while (performance.now() < givenUpAt) {
      for (const node of nodes) if (await says(node, path)) return node
      await sleep(200)
    }
    throw new Error(`No node of the cluster says ${path}; see ${folder}/log`)
  }
  /** All three stand: one leads, one stands by in step, one stands by. */
  async function untilWhole(): Promise<void> {
    await nodeThat('/primary')
    await nodeThat('/synchronous')
    for (const node of nodes) {
      const givenUpAt = performance.now() + 180_000
      while (!((await says(node, '/primary')) || (await says(node, '/replica')))) {
        if (performance.now() > givenUpAt)
          throw new Error(`${node.name} does not come back; see ${folder}/log`)
        await sleep(500)
      }
    }
  }

  /** kill -9 of all that runs on a node. */
  function kill(node: Node): void {
    node.patroni.kill('SIGKILL')
    const postmaster = Number(readFileSync(join(node.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    for (const pid of [postmaster, ...children.split(' ').filter(Boolean).map(Number)])
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It ended with the one before.
      }
  }
  const filler = (node: Node) => join(node.folder, 'filler')

  return {
    url: `postgres://postgres@127.0.0.1:${door}`,
    untilWhole,
    primary: () => nodeThat('/primary'),
    standby: () => nodeThat('/synchronous'),
    kill,
    startAgain: (node: Node) =>
      void (node.patroni = run(programs.patroni, [join(node.folder, 'patroni.json')])),
    cutOff: (node: Node) => node.cables.forEach(({ cut }) => cut()),
    mend: (node: Node) => node.cables.forEach(({ mend }) => mend()),
    /** False where the node has no disk of its own, which only root can give it. */
    fillDisk(node: Node): boolean {
      if (!node.isOwnDisk) return false
      // Until nothing fits: the database writes meanwhile.
      for (const bytes of [1024 ** 2, 4096])
        try {
          for (;;) appendFileSync(filler(node), Buffer.alloc(bytes))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      return true
    },
    clearDisk: (node: Node) => rmSync(filler(node), { force: true }),
    async stop(): Promise<void> {
      for (const node of nodes) node.cables.forEach(({ close }) => close())
      await end()
    },
  }
}
