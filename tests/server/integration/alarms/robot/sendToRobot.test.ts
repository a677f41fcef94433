import { expect, test } from 'vitest';
import { createDingTalkBody } from '../../../../../src/server/integration/alarms/robot/sendToRobot.ts';

const robot = { keyword: '', atAll: false, atMobiles: [] };
const message = { title: 'Alarm', text: 'asn failed', quiet: false };
const nobody = { atMobiles: [], atUserIds: [], isAtAll: false };

test.each([
  { why: 'a plain text stays unchanged', robot: {}, text: 'asn failed', at: nobody },
  { why: 'a missing keyword is added', robot: { keyword: '仓库' }, text: 'asn failed\n\n仓库', at: nobody },
  { why: 'a present keyword is not repeated', robot: { keyword: 'asn' }, text: 'asn failed', at: nobody },
  {
    why: 'the text contains the mentions',
    robot: { atMobiles: ['13800000000', '+86-139'] },
    text: 'asn failed\n\n@13800000000 @+86-139',
    at: { ...nobody, atMobiles: ['13800000000', '+86-139'] },
  },
  {
    why: 'a mention of everyone replaces the numbers',
    robot: { atAll: true, atMobiles: ['13800000000'] },
    text: 'asn failed',
    at: { ...nobody, isAtAll: true },
  },
  {
    why: 'a quiet message mentions nobody',
    robot: { atAll: true, atMobiles: ['1'] },
    quiet: true,
    text: 'asn failed',
    at: nobody,
  },
])('$why', ({ robot: over, quiet = false, text, at }) => {
  expect(createDingTalkBody({ ...robot, ...over }, { ...message, quiet })).toEqual({
    msgtype: 'markdown',
    markdown: { title: 'Alarm', text },
    at,
  });
});
