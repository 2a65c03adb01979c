import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './create-client.ts';
import { fetchPopUpEntries } from './pop-up-entries.ts';
import { type ScriptedResponse, startScriptedServer } from './testing/scripted-server.ts';

const found = (id: string): ScriptedResponse => ({
  body: {
    list: [{ id, type: 'campaign', title: id, fields: { hasCampaign: 'false' } }],
    nextPageToken: '',
    total: 1,
  },
});

async function connect(...script: [ScriptedResponse, ...ScriptedResponse[]]) {
  const server = await startScriptedServer(...script);
  onTestFinished(server.close);
  const client = createClient({ baseUrl: server.url, apiKey: 'key', deviceId: 'device', backOffMs: 0 });
  return { client, requests: server.requests };
}

test('CALL-5 searches content for campaign, then for subscription-offer, with exact bodies', async () => {
  const { client, requests } = await connect(found('sofa-weeks'), found('first-order'));
  const entries = await fetchPopUpEntries(client);
  expect(entries.campaigns.map(({ id }) => id)).toEqual(['sofa-weeks']);
  expect(entries.offers.map(({ id }) => id)).toEqual(['first-order']);
  const body = (value: string) => ({
    textParams: [{ field: 'type', value, matchType: 'EXACT' }],
    nestedParams: [],
    sortParams: [{ field: 'title', type: 'ASC' }],
    page: 1,
    size: 100,
  });
  expect(requests.map((request) => JSON.parse(request.body))).toEqual([
    body('campaign'),
    body('subscription-offer'),
  ]);
});

test('CALL-5 treats a failed search as empty and keeps the result of the other', async () => {
  const { client } = await connect({ status: 404 }, found('first-order'));
  expect(await fetchPopUpEntries(client)).toMatchObject({ campaigns: [], offers: [{ id: 'first-order' }] });
});
