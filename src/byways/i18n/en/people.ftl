# People: a sign of one’s own, ratings, and what reaches them

web-avatar = Your sign
web-avatar-mark = Mark
web-avatar-colour = Colour
web-ratings = Leaderboard
web-ratings-players = Players
web-ratings-place = Place
web-ratings-name = Player
web-ratings-points = Points
web-ratings-strength = Strength
web-ratings-games = Games
web-ratings-nameless = No name
web-ratings-none = Nobody has a rating here yet. Play a game to the end and you are the first.
web-ratings-about = Points start at 0 and grow with every good game and as we get surer of you. Games with hints, stand-in bots, real dice or a deal known beforehand do not count. Playing alone, you are measured against a strong bot on the same deal.
web-ratings-leave = You can leave the leaderboard under
web-ratings-unlisted = Only you can see yourself here. You can change that under
web-ratings-show-me = Show me on the leaderboard
web-ratings-seats = { $count ->
    [1] Alone
   *[other] { $count } players
}
web-mark-peak = Mountain
web-mark-wave = Waves
web-mark-star = Star
web-mark-moon = Moon
web-mark-leaf = Leaf
web-mark-bridge = Bridge
web-mark-drop = Drop
web-mark-sail = Sailing boat
web-mark-tree = Fir
web-mark-fork = Fork in the road
web-mark-sun = Sun
web-mark-rings = Rings
web-colour-orange = Orange
web-colour-sky = Sky blue
web-colour-green = Green
web-colour-yellow = Yellow
web-colour-blue = Blue
web-colour-red = Vermilion
web-colour-pink = Pink
web-colour-black = Black
server-push_turn = It’s your turn.
server-push_mute = Mute this table
server-push_full = No more than { $most } of your browsers can be notified. Turn it off in one you no longer use.
web-push-about = Also when this page is closed, on this device.
web-push-mute = Mute: no messages when it’s my turn here
web-push-unmute = Messages again when it’s my turn here
web-push-muted = You’ll hear nothing about this table while you’re away.
web-push-unmuted = You’ll be told when it’s your turn here.
