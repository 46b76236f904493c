// Its functions read the server's address when they are called.
export default {
  muara: {
    input: './openapi.json',
    output: { target: './generated/orval.ts', client: 'fetch', baseUrl: { runtime: 'process.env.MUARA_URL' } },
  },
};
