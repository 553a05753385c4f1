/** The settings of the cluster's programs, as docs/operations.md advises them, with the ports of this machine. */

export type NodePorts = {
  readonly name: string
  /** Where PostgreSQL and Patroni listen, and by which cable the others reach them. */
  readonly database: number
  readonly databaseCable: number
  readonly api: number
  readonly apiCable: number
  /** By which the node reaches etcd. */
  readonly etcdCable: number
}

export function patroniSettings(node: NodePorts, folder: string, binaries: string): string {
  const account = (username: string) => ({ username, password: 'only on this machine' })
  return JSON.stringify({
    scope: 'clinic',
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.api}`, connect_address: `127.0.0.1:${node.apiCable}` },
    etcd3: { hosts: `127.0.0.1:${node.etcdCable}`, use_proxies: true },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 3,
        retry_timeout: 5,
        // What was acknowledged stands on two nodes: a primary without a standby acknowledges nothing.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        // A primary whose database ended is not waited for.
        master_start_timeout: 0,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 150, max_wal_size: '128MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${node.database}`,
      connect_address: `127.0.0.1:${node.databaseCable}`,
      data_dir: `${folder}/data`,
      bin_dir: binaries,
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: account('postgres'),
        replication: account('replicator'),
        rewind: account('rewinder'),
      },
      remove_data_directory_on_diverged_timelines: true,
      remove_data_directory_on_rewind_failure: true,
      parameters: { unix_socket_directories: folder },
    },
  })
}

/** Sends everybody to the node that says that it leads, and cuts who is connected to another. */
export function haproxySettings(port: number, nodes: readonly NodePorts[]): string {
  const servers = nodes.map(
    ({ name, databaseCable, apiCable }) =>
      `  server ${name} 127.0.0.1:${databaseCable} check port ${apiCable}`,
  )
  return `defaults
  mode tcp
  timeout connect 3s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}
